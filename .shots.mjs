import { chromium } from 'playwright-core'
const base = 'http://127.0.0.1:3120'
const [,, who='', dir='/tmp/w/shots', ...paths] = process.argv
import { mkdirSync } from 'node:fs'
mkdirSync(dir,{recursive:true})
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
for (const [w,scheme] of [[1280,'light'],[390,'light'],[1280,'dark'],[390,'dark']]) {
  if (process.env.ONLY && !process.env.ONLY.split(',').includes(`${w}${scheme}`)) continue
  const c = await b.newContext({ viewport: { width: w, height: w===390?844:900 }, colorScheme: scheme, locale: 'zh-CN', timezoneId:'Asia/Shanghai', deviceScaleFactor: 1 })
  const p = await c.newPage()
  if (who) { await p.goto(base+'/sign-in'); await p.getByRole('button',{name:new RegExp('^'+who)}).click(); await p.waitForURL(u=>!u.pathname.includes('sign-in')) }
  for (const path of paths) {
    await p.goto(base+path); await p.waitForTimeout(600)
    await p.screenshot({ path: `${dir}/${(who||'guest')}-${path.replaceAll(/[\/?=&]/g,'_')}-${w}-${scheme}.png`, fullPage: true })
    const over = await p.evaluate(()=>document.documentElement.scrollWidth-document.documentElement.clientWidth)
    if (over>0) console.log('SIDEWAYS',path,w,over)
  }
  await c.close()
}
await b.close()
