// Which files of a build become one.

/** So many characters Node reads and compiles in the time in which it finds, opens and links one more file. */
const perFile = 20_000

/** How much longer a start may take than if each file held just what the same starts load. */
const tolerance = 1.1

/**
 * All files, as lists of those that become one: what the same starts load, and what nearly the same starts load, where a file less saves more
 * than what some of them load besides. A start is a list of files that are loaded together, with all that they import, and the weight of what it
 * loads beside that of others. Of each file, its size and the names that it imports are given, and its kind: those of one kind are not joined
 * with those of another.
 */
export function joinedFiles(files, starts, mayJoin) {
  const apart = [...files.keys()].map(name => [name])
  let groups = ofSameStarts(graphOf(apart, files), starts, mayJoin)
  const longest = loads(graphOf(groups, files), starts).map(nodes => costOf(nodes) * tolerance)
  for (;;) {
    const pair = bestPair(graphOf(groups, files), starts, longest, mayJoin)
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

/** What each start loads. */
const loads = (nodes, starts) =>
  starts.map(start => {
    const first = nodes.filter(({ names }) => names.some(name => start.files.has(name)))
    return new Set(first.flatMap(({ loaded }) => [...loaded]))
  })

const costOf = nodes => [...nodes].reduce((sum, { size }) => sum + size + perFile, 0)

function ofSameStarts(nodes, starts, mayJoin) {
  const loaded = loads(nodes, starts)
  const groups = new Map()
  for (const node of nodes) {
    const [name] = node.names
    const key = mayJoin(name) ? `${loaded.map(set => Number(set.has(node))).join('')} ${node.kind}` : name
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  return [...groups.values()]
}

/** The two groups that are best joined, if any are. */
function bestPair(nodes, starts, longest, mayJoin) {
  const loaded = loads(nodes, starts).map((set, place) => ({
    set,
    spare: longest[place] - costOf(set),
    weight: starts[place].weight,
  }))
  const joinable = nodes.filter(({ names }) => names.every(mayJoin))
  let most = 0
  let found
  for (const [place, one] of joinable.entries())
    for (const other of joinable.slice(0, place)) {
      const gain = gainOf(one, other, loaded)
      if (one.kind !== other.kind || gain <= most || isBetween(one, other) || isBetween(other, one)) continue
      most = gain
      found = [one.names, other.names]
    }
  return found
}

/** What joining two groups saves all starts together, in characters; nothing if one of them would take too long. */
function gainOf(one, other, loaded) {
  let gain = 0
  for (const { set, spare, weight } of loaded) {
    const [hasOne, hasOther] = [set.has(one), set.has(other)]
    if (hasOne && hasOther) gain += perFile * weight
    if (hasOne === hasOther) continue
    const further = [...(hasOne ? other : one).loaded].filter(node => !set.has(node))
    const added = costOf(further) - perFile
    if (added > spare) return 0
    gain -= added * weight
  }
  return gain
}

/** Whether one group imports what imports another: joined, they would import each other. */
const isBetween = (from, to) => [...from.imports].some(node => node !== to && node.loaded.has(to))
