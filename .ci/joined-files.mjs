// Which files of a build become one.

/** So many characters Node reads and compiles in the time in which it finds, opens and links one more file. */
const perFile = 20_000

/** How much longer a start may take than if each file held just what the same starts load. */
const tolerance = 1.1

/**
 * Returns all files, as lists of those that become one: what the same starts load, and what nearly the same starts load, where a file less saves
 * more than what some of them load besides. After that, whatever brings a start down to its `most` files is joined. A start is a list of `files`
 * that are loaded together, with all that they import, the `weight` of what it loads beside that of others, and the files that no join may bring
 * into it, `without`. Of each file, its `size` and the names of its `imports` are given, and its `kind`: those of one kind are not joined with
 * those of another.
 */
export function joinedFiles(files, starts, mayJoin) {
  const apart = graphOf(
    [...files.keys()].map(name => [name]),
    files,
  )
  let groups = ofSameStarts(apart, starts, mayJoin)
  const longest = loads(graphOf(groups, files), starts).map(({ set }) => costOf(set) * tolerance)
  for (const isLast of [false, true])
    for (;;) {
      const nodes = graphOf(groups, files)
      const loaded = loads(nodes, starts).map((load, place) => ({
        ...load,
        spare: isLast ? Number.POSITIVE_INFINITY : longest[place] - costOf(load.set),
        isCrowded: load.set.size > (load.most ?? Number.POSITIVE_INFINITY),
      }))
      const joinable = nodes.filter(({ names }) => names.every(mayJoin))
      const pair = bestPair(joinable, loaded, isLast)
      if (pair === undefined) break
      groups = [...groups.filter(group => !pair.includes(group)), pair.flat()]
    }
  return groups
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

const costOf = nodes => [...nodes].reduce((sum, { size }) => sum + size + perFile, 0)

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

/** Returns the two groups that are best joined, if any are: such as save something, or at last all that a start with too many files loads. */
function bestPair(nodes, loaded, isLast) {
  let most = isLast ? Number.NEGATIVE_INFINITY : 0
  let found
  for (const [place, one] of nodes.entries())
    for (const other of nodes.slice(0, place)) {
      if (one.kind !== other.kind) continue
      if (isLast && !loaded.some(({ set, isCrowded }) => isCrowded && set.has(one) && set.has(other))) continue
      const gain = gainOf(one, other, loaded)
      if (gain <= most || isBetween(one, other) || isBetween(other, one)) continue
      most = gain
      found = [one.names, other.names]
    }
  return found
}

/** The characters that joining two groups saves all starts together; less than anything if a start would load what it must not. */
function gainOf(one, other, loaded) {
  let gain = 0
  for (const { set, spare, weight, without } of loaded) {
    const [hasOne, hasOther] = [set.has(one), set.has(other)]
    if (hasOne && hasOther) gain += perFile * weight
    if (hasOne === hasOther) continue
    const further = [...(hasOne ? other : one).loaded].filter(node => !set.has(node))
    const added = costOf(further) - perFile
    if (added > spare || further.some(({ names }) => names.some(name => without?.has(name))))
      return Number.NEGATIVE_INFINITY
    gain -= added * weight
  }
  return gain
}

/** True if one group imports what imports another: joined, they would import each other. */
const isBetween = (from, to) => [...from.imports].some(node => node !== to && node.loaded.has(to))
