import { describe, expect, it } from 'vitest'
import { cleanPastedHtml, cleanPastedText } from './word-paste'

describe('cleanPastedHtml', () => {
  it('keeps the paragraphs of Word, without its office parts', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8><style><!-- p.MsoNormal {mso-style-parent:""} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body><!--StartFragment-->
<p class=MsoNormal style='text-indent:21.0pt'><span style='font-family:宋体;mso-ascii-font-family:Calibri'>　　霜降之后，桃花渡就
没有灯了。</span><span lang=EN-US><o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal><b>“客官等谁？”</b><o:p></o:p></p>
<!--EndFragment--></body></html>`
    const clean = cleanPastedHtml(word)
    expect(clean).not.toMatch(/<!|<o:|<style|<xml|mso-style-parent|StartFragment/)
    expect(clean.match(/<p\b/g)).toHaveLength(2)
    expect(clean).toContain('>霜降之后，桃花渡就没有灯了。<')
    expect(clean).toContain('<b>“客官等谁？”</b>')
  })

  it('keeps blanks between Latin words, also where the source breaks its line', () =>
    expect(cleanPastedHtml('<p>no lamp\nat the ferry</p>')).toBe('<p>no lamp\nat the ferry</p>'))

  it('keeps paragraphs with a line break or a picture in them', () => {
    expect(cleanPastedHtml('<p><br></p>')).toBe('<p><br></p>')
    expect(cleanPastedHtml('<p> <img src=x></p>')).toBe('<p><img src=x></p>')
  })

  it('takes typed indents away, through inline tags too', () =>
    expect(cleanPastedHtml('<p class=a><span><font>&nbsp;&nbsp;　雨</font></span></p>')).toBe(
      '<p class=a><span><font>雨</font></span></p>',
    ))
})

it('cleanPastedText drops typed indents line by line', () =>
  expect(cleanPastedText('　　雨\n \t伞\nan umbrella')).toBe('雨\n伞\nan umbrella'))
