/** True if a name is a placeholder from forms, templates or tests. */
export const isPlaceholderName = (name: string): boolean => name.length <= 40 && placeholderName.test(name.trim())

/** True if a text is a placeholder for a title or description, as in templates and tests. */
export const isPlaceholder = (text: string): boolean =>
  text.length <= 400 && (placeholder.test(text.trim()) || isLeftover(text))

/**
 * True if a text consists of output that programs produce for missing values or for objects: `undefined undefined`,
 * `NaN, NaN`, `[object Object]`.
 */
export const isLeftover = (text: string): boolean => text.length <= 400 && leftover.test(text)

const leftover =
  /^\s*(?:\[object \w{1,30}\](?:[\s,;]{0,3}\[object \w{1,30}\])*|(?:undefined|null|NaN|None|nil)(?:[\s,;]{1,3}(?:undefined|null|NaN|None|nil))+|NaN)\s*$/

const placeholderName =
  /^(?:anonymous|anon\.?|authors?|creators?|contributors?|publishers?|names?|full ?name|your name|(?:first|given) ?names?,? (?:last|family|sur) ?names?|(?:last|family|sur) ?names?,? (?:first|given) ?names?|doe, ?(?:j\.|john|jane)|(?:john|jane) doe|mustermann, ?(?:max|erika|e\.|m\.)|(?:max|erika) mustermann|test(?:er)?|test ?(?:user|author|creator|person|name)|user, ?test|author, ?test|test, ?test|admin(?:istrator)?|to ?do|fix ?me|foo|bar|foo ?bar|organi[sz]ation|institution|affiliation|company|lorem ipsum|asdf+|abc|(?:unknown|unnamed),? ?(?:authors?|creators?|contributors?|publishers?|persons?|names?)|(?:authors?|creators?|names?) unknown|various(?: authors)?|several authors|no(?: external| specific)? fund(?:ing|er)s?|(?:not|un) ?funded)$/i

const placeholder =
  /^(?:un(?:titled|named)(?: .{0,20})?|(?:no|sans) (?:title|name|description|abstract)(?: (?:available|given|provided|yet))?\.?|(?:add|enter|insert|put|write|your)(?: (?:a|an|the|your))? (?:title|description|abstract|text)(?: here)?\.*|title(?: of (?:the )?(?:data ?set|resource|work))?|my (?:title|data ?set|data|project)|(?:a )?(?:new|test|sample|example|dummy|demo)(?: (?:data ?set|data|upload|record|deposit|title|resource|publication|description|abstract|doi))?s?\.?|tests?(?:ing)? ?\d{0,4}|title \d{1,3}|data ?sets?|to ?do:?.{0,40}|fix ?me|tb[acd]|to be (?:added|announced|completed|confirmed|decided|determined|done)(?: later| soon)?\.?|\d{5,}|coming soon\.?|n\/?a\.?|n\.a\.|none\.?|null|undefined|unknown|not available\.?|lorem ipsum.*|asdf+.{0,10}|foo|foo ?bar|abc|x{2,}|description|abstract|see (?:the )?(?:attached |associated )?(?:title|above|below|paper|article|manuscript|publication|website|read ?me)(?: files?)?\.?|[-–—.?_*]+)$/is
