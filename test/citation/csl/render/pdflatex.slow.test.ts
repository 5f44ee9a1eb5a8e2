import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { latexWriter } from '../../../../src/citation/csl/render/latex/latex.ts'
import { testWith } from '../../../missing.ts'

const texts = [
  'All of # $ % & _ { } ~ ^ \\ < > " \' @ * [ ] | + = / - ` ! ( ) : ; , . ?',
  'α-synuclein, β-carotene, γ, Δ, Ω, 5 μm, 5 µm, 5′-end, H₂O, 10⁻⁵',
  '≤ ≥ ± × ÷ ≈ ≠ ≡ → ← ∞ ∑ ∂ √ ∈ ∉ ∪ ∩ ℓ ∆ ° ″ ‰',
  'é e\u0301 n\u0303 s\u0323 ẑ ị ạ ẁ Ḥ ḥ ṣ ǟ ș Nguyễn ậ m\u0304 ł ø å æ œ ß ð þ ı ŋ Ğ ş ț',
  '– — … ‘a’ “b” « c » ‹d› „e“ ‚f‘ ‐ \u2011 ‒ ― № ™ © ® € £ ¥ § ¶ † ‡ • ½ ª º ¹ ² ‖',
  'no\u00a0break\u202fnarrow\u2009thin\u2003wide\u200bnone\u2060join\u200emark\u00adsoft Hawai\u02bbi \u02bcA',
  'Geiſt, ♀ × ♂, ⅓ ⅔ ⅕ ⅐ ⅒ ⅟ ↉, pʰ kʷ tʲ xˢ',
  'Ħal Għaxaq, Ŧ ŧ, coŀlecció, ŉ, Ⅳ, ‼, xⁿ⁺¹, aᵢ, a₍ₙ₊₁₎, Qurʾān, ʿAbd, ḫ r̥ Ṱ ṵ Ṳ, Ulʹianov',
]

/** Additional characters for Vietnamese, which need the T5 encoding, as documented for the option `format`. */
const vietnamese = 'ơ ư Ơ Ư ở ữ ợ ừ ớ ả ẻ ỉ ỏ ủ ỷ Ả ẩ ể ổ ẳ Ử, Lê Thị Thủy Phương, Nguyễn Văn Bảo, “Đường”'

/** Phonetic texts that need the `tipa` package. */
const phonetics = [
  'əɑɐɒɓʙɕɖɗɘɚɛɜɝɞɟɠɡɢʛɣɤɥɦɧʜɨɪʝɭɬɫɮʟɱɯɰɲɳɴɵɔɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʡʢʤʧƛʞʇʘǀǁǂǃˈˌːˑ˞',
  'ˈsɪlənt ɔ̃ ɛ̃ː t͡ʃ d͡ʒ n̩ t̪ ə̯ ɪ̈ ɔ̀ ə́ ə̂ ə̄ ə̆ ə̋ ə̌ ə̤ ə̥ ə̰ ɫ̩ ɡ̊ k̚ ɹ̩ æ̃ ŋ̊ xˠ Azərbaycan',
  'e̞ o̞ t̠ d̺ s̻ ɔ̹ e̘ i̙ u̟ ʊ̝ s̬ ɬ̼ l̴ ɔ̜ æ̝ ø̞ œ̟ ð̞ ŋ̩',
]

const missing = spawnSync('pdflatex', ['--version']).status === 0 ? undefined : 'There is no pdflatex.'

testWith(
  missing,
  'pdfLaTeX renders titles of European languages with only T1 and hyperref',
  () => expectSet('[T1]{fontenc}', texts),
  // The test needs hundreds of megabytes of packages.
  { isOptional: true },
)

const missingT5 = spawnSync('kpsewhich', ['t5enc.def']).status === 0 ? undefined : 'There is no T5 for pdflatex.'

testWith(
  missing ?? missingT5,
  'pdfLaTeX renders Vietnamese with T5 besides T1',
  () => expectSet('[T5,T1]{fontenc}', [...texts, vietnamese]),
  { isOptional: true },
)

const missingTipa = spawnSync('kpsewhich', ['tipa.sty']).status === 0 ? undefined : 'There is no tipa for pdflatex.'

testWith(
  missing ?? missingTipa,
  'pdfLaTeX renders phonetics with tipa',
  () => expectSet('[T1]{fontenc}\\usepackage{tipa}', [...texts, ...phonetics]),
  { isOptional: true },
)

function expectSet(fonts: string, given: readonly string[]): void {
  const { inline, whole } = latexWriter(true)
  const folder = mkdtempSync(join(tmpdir(), 'citable-latex-'))
  try {
    const entries = given.map(text => inline([{ text }, { text: 'x', link: 'https://example.org/a%20b_c#d?e&f~g' }]))
    const preamble = `\\documentclass{article}\\usepackage${fonts}\\usepackage{hyperref}`
    writeFileSync(join(folder, 'a.tex'), `${preamble}\\begin{document}\n${whole(entries)}\\end{document}\n`)
    const { status } = spawnSync('pdflatex', ['-interaction=nonstopmode', 'a.tex'], { cwd: folder })
    const log = readFileSync(join(folder, 'a.log'), 'latin1')

    expect(log.match(/^!.*|^Missing character.*/gm) ?? []).toEqual([])
    expect(status).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
