'use client'

import './globals.css'

/**
 * Even the root layout failed: no messages, no cookies. The few words are here in both languages, the one place where
 * interface text stands in code, because nothing that could translate it is left.
 */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="zh-CN">
      <body>
        <title>出了岔子</title>
        <main className="wrap mt-7">
          <div className="empty" role="alert">
            <h1 className="song">出了岔子</h1>
            <p>
              站里没有答话。写好的草稿都在，过一会儿再试。
              <br />
              <span lang="en">The site did not answer. Drafts are safe; try again in a moment.</span>
            </p>
            <button className="btn btn-solid" type="button" onClick={reset}>
              再试　<span lang="en">Try again</span>
            </button>
          </div>
        </main>
      </body>
    </html>
  )
}
