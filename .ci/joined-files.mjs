/** The number of characters that Node reads and compiles in the time that one more file takes to find and link. */
const perFile = 20_000

/**
 * Returns all files, as lists of files to join. Joins files that are always loaded together, then lists whose join
 * saves more than it costs.
 *
 * A start has `files` that are loaded together with their imports, a `weight`, and in `without` the files that no join
 * may add to it. A file has its `size` and the names of its `imports`; a file with `isForNode` is joined only with
 * other such files. Each file that `mayJoin` rejects is in a list of its own.
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

/** Returns each group of files with its size, its imports and the set of groups that it loads, including itself. */
function graphOf(groups, files) {
  const nodes = groups.map(names => ({
    names,
    size: names.reduce((sum, name) => sum + files.get(name).size, 0),
    isForNode: files.get(names[0]).isForNode,
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

/** Returns each start with the set of groups that the start loads. */
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
    const key = mayJoin(name) ? `${loaded.map(({ set }) => Number(set.has(node))).join('')} ${node.isForNode}` : name
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  return [...groups.values()]
}

/** Returns the two groups whose join saves the most, or undefined if no join saves anything. */
function bestPair(nodes, loaded) {
  const pairs = nodes.flatMap((one, place) => nodes.slice(0, place).map(other => [one, other]))
  const gains = pairs.map(([one, other]) => gainOf(one, other, loaded))
  const most = gains.reduce((gain, other) => Math.max(gain, other), 0)
  return most > 0 ? pairs[gains.indexOf(most)].map(({ names }) => names) : undefined
}

/**
 * Returns the number of characters that joining two groups saves in all Node runs together, or negative infinity if the
 * groups must not be joined.
 */
function gainOf(one, other, loaded) {
  if (one.isForNode !== other.isForNode || isBetween(one, other) || isBetween(other, one))
    return Number.NEGATIVE_INFINITY
  let gain = 0
  for (const { set, weight, without } of loaded) {
    const [hasOne, hasOther] = [set.has(one), set.has(other)]
    if (hasOne || hasOther) gain += perFile * weight
    if (hasOne === hasOther) continue
    for (const node of (hasOne ? other : one).loaded) {
      if (set.has(node)) continue
      if (without?.size && node.names.some(name => without.has(name))) return Number.NEGATIVE_INFINITY
      gain -= (node.size + perFile) * weight
    }
  }
  return gain
}

/** True if `from` imports another group that loads `to`, so that joining `from` and `to` would make an import cycle. */
const isBetween = (from, to) => [...from.imports].some(node => node !== to && node.loaded.has(to))
