import type { Extent } from './shapes.ts'

/** The part of the world that is shown: left and upper edge, width and height in degrees, y downwards. */
export interface Window {
  x: number
  y: number
  width: number
  height: number
}

/** The narrowest window in degrees of longitude: the coastline is too coarse for less. */
const narrowest = 100

/** The window for shapes: the whole world, or the part around them; always twice as wide as high. */
export function windowOf({ west, east, south, north }: Extent): Window {
  const wanted = Math.max(narrowest, (east - west) * 1.5, (north - south) * 3)
  if (wanted >= 300) return { x: -180, y: -90, width: 360, height: 180 }
  const height = wanted / 2
  const top = Math.min(Math.max(-(north + south) / 2 - height / 2, -90), 90 - height)
  const middle = (west + east) / 2
  return { x: round(middle - wanted / 2), y: round(top), width: round(wanted), height: round(height) }
}

const round = (degrees: number): number => Number(degrees.toFixed(2))
