/**
 * The names of HTML, MathML and JATS elements. A description shows tags with other names, such as `<name>`, as text,
 * unless the name has a prefix, as in `<jats:p>`.
 */
export const elementNames: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'a abbr acronym address area article aside audio b base bdi bdo big blink blockquote body br button canvas caption center cite code ' +
    'col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame ' +
    'frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee menu ' +
    'meta meter nav nobr noframes noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script ' +
    'search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th ' +
    'thead time title tr track tt u ul var video wbr xmp ' +
    'math annotation semantics mfenced mfrac mi mn mo mover mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr ' +
    'munder munderover ' +
    'abstract bold disp-formula ext-link inline-formula italic list list-item monospace sc sec underline uri xref'
  ).split(' '),
)

/** The characters for the HTML entity names that `descriptionHtml` decodes and `decodeEntities` does not. */
export const characterNames: Readonly<Record<string, string>> = {
  copy: '©',
  reg: '®',
  trade: '™',
  para: '¶',
  sect: '§',
  middot: '·',
  bull: '•',
  laquo: '«',
  raquo: '»',
  bdquo: '„',
  sbquo: '‚',
  iexcl: '¡',
  iquest: '¿',
  cent: '¢',
  pound: '£',
  yen: '¥',
  euro: '€',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  ordf: 'ª',
  ordm: 'º',
  not: '¬',
  eth: 'ð',
  thorn: 'þ',
  dagger: '†',
  permil: '‰',
  prime: '′',
  Prime: '″',
  divide: '÷',
  minus: '−',
  sum: '∑',
  radic: '√',
  infin: '∞',
  asymp: '≈',
  ne: '≠',
  le: '≤',
  ge: '≥',
  larr: '←',
  rarr: '→',
  thinsp: '\u2009',
  ensp: '\u2002',
  emsp: '\u2003',
  shy: '\u00ad',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  Gamma: 'Γ',
  delta: 'δ',
  Delta: 'Δ',
  epsilon: 'ε',
  eta: 'η',
  theta: 'θ',
  Theta: 'Θ',
  kappa: 'κ',
  lambda: 'λ',
  Lambda: 'Λ',
  mu: 'μ',
  nu: 'ν',
  pi: 'π',
  Pi: 'Π',
  rho: 'ρ',
  sigma: 'σ',
  Sigma: 'Σ',
  tau: 'τ',
  phi: 'φ',
  Phi: 'Φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Omega: 'Ω',
}
