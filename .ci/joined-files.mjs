// Which files of a build become one.

/** The number of characters that Node reads and compiles in the time in which it finds, opens and links one more file. */
const perFile = 20_000

/**
 * Returns all files, as lists of files to join. Files that the same starts load are joined first, then any two lists whose join saves more
 * than it costs.
 *
 * A start is a list of `files` that are loaded together with their imports, a `weight`, and the files that no join may add to it,
 * `without`. A file has its `size`, the names of its `imports`, and its `kind`: files of different kinds are never joined.
 */
export function joinedFiles(files, starts, mayJoin) {
  const each = [...files.keys()].map(name => [name])
  let groups = ofSameStarts(graphOf(each, files), starts, mayJoin)
  for (;;) {
    const nodes = graphOf(groups, files)
    const joinable = nodes.filter(({ names }) => names.every(mayJoin))
    const pair = bestPair(joinable, loads(nodes, starts))
    if (pair === undefined) return groups
    groups = [...groups.filter(group => !pair.includes(group)), pair.flat()]
  }
}

/** Groups of files, each with its size, the groups that it imports, and all that are loaded with it, itself among them. */
function graphOf(groups, files) {
  const nodes = groups.map(names => ({
    names,
    size: names.reduce((sum, name) => sum + files.get(name).size, 0),
    kind: files.get(names[0]).kind,
  }))
  const ofName = new Map(nodes.flatMap(node => node.names.map(name => [name, node])))
  for (const node of nodes) {
    const imported = node.names.flatMap(name => files.get(name).imports.map(other => ofName.get(other)))
    node.imports = new Set(imported.filter(other => other !== node))
  }
  for (const node of nodes) {
    node.loaded = new Set([node])
    for (const one of node.loaded) for (const other of one.imports) node.loaded.add(other)
  }
  return nodes
}

/** The starts, each with the set of groups that it loads. */
const loads = (nodes, starts) =>
  starts.map(start => {
    const first = nodes.filter(({ names }) => names.some(name => start.files.has(name)))
    return { ...start, set: new Set(first.flatMap(({ loaded }) => [...loaded])) }
  })

function ofSameStarts(nodes, starts, mayJoin) {
  const loaded = loads(nodes, starts)
  const groups = new Map()
  for (const node of nodes) {
    const [name] = node.names
    const key = mayJoin(name) ? `${loaded.map(({ set }) => Number(set.has(node))).join('')} ${node.kind}` : name
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  return [...groups.values()]
}

/** Returns the two groups whose join saves most, if any saves something. */
function bestPair(nodes, loaded) {
  let most = 0
  let found
  for (const [place, one] of nodes.entries())
    for (const other of nodes.slice(0, place)) {
      const gain = one.kind === other.kind ? gainOf(one, other, loaded) : 0
      if (gain <= most || isBetween(one, other) || isBetween(other, one)) continue
      most = gain
      found = [one.names, other.names]
    }
  return found
}

/** The characters that joining two groups saves all starts together; less than any number if a start would load what it must not. */
function gainOf(one, other, loaded) {
  let gain = 0
  for (const { set, weight, without } of loaded) {
    const [hasOne, hasOther] = [set.has(one), set.has(other)]
    if (hasOne && hasOther) gain += perFile * weight
    if (hasOne === hasOther) continue
    const further = [...(hasOne ? other : one).loaded].filter(node => !set.has(node))
    if (further.some(({ names }) => names.some(name => without?.has(name)))) return Number.NEGATIVE_INFINITY
    gain -= further.reduce((sum, { size }) => sum + size + perFile, -perFile) * weight
  }
  return gain
}

/** True if one group imports what imports another: joined, they would import each other. */
const isBetween = (from, to) => [...from.imports].some(node => node !== to && node.loaded.has(to))
