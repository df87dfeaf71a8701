import { HEIGHT, type Scene, WIDTH } from '#seed/art/canvas.ts';
import { boatsOnWater, hillsAtSunrise, moonOverCity, palaceArches } from '#seed/art/landscapes.ts';
import {
  filmReel,
  paintedWaves,
  recordAndRays,
  soundWaves,
  studioPodium,
  winterRoad,
} from '#seed/art/objects.ts';
import { palettesOf } from '#seed/art/palettes.ts';
import {
  kitesInTheSky,
  runway,
  stageWithChair,
  stageWithMasks,
  stageWithMicrophone,
} from '#seed/art/stages.ts';
import type { ProjectType } from '#seed/calls/call-text.ts';
import type { Random } from '#seed/random.ts';

const scenes: Record<ProjectType, Scene[]> = {
  Movie: [moonOverCity, palaceArches, hillsAtSunrise, boatsOnWater, filmReel],
  'Short Film': [boatsOnWater, filmReel, winterRoad, paintedWaves, hillsAtSunrise],
  'Web Series': [moonOverCity, winterRoad, hillsAtSunrise, paintedWaves, palaceArches],
  'TV Serial': [palaceArches, kitesInTheSky, moonOverCity, hillsAtSunrise],
  Theatre: [stageWithChair, stageWithMasks, stageWithMicrophone],
  Advertisement: [studioPodium, paintedWaves, kitesInTheSky, studioPodium],
  'Fashion Show': [runway],
  'Music Video': [recordAndRays, paintedWaves],
  'Voice Over': [soundWaves],
};

/**
 * Draws a poster without text for a casting call, 4:3, as SVG; `turn` cycles through the scenes of the
 * project type.
 */
export function drawPoster(random: Random, type: ProjectType, turn: number): string {
  return drawScene(random, type, turn, { top: 0, height: HEIGHT, width: 1000 });
}

/** Draws the same as a larger 2:1 banner, cropped at the top and bottom. */
export function drawBanner(random: Random, type: ProjectType, turn: number): string {
  return drawScene(random, type, turn, { top: 250, height: WIDTH / 2, width: 1600 });
}

interface Frame {
  /** Top edge of the visible part of the scene. */
  top: number;
  height: number;
  /** Width in pixels. */
  width: number;
}

function drawScene(random: Random, type: ProjectType, turn: number, { top, height, width }: Frame): string {
  const list = scenes[type];
  const scene = list[turn % list.length] ?? paintedWaves;
  const choice = palettesOf(type);
  // From the second cycle on, each scene gets different colours.
  const palette =
    choice[((turn % list.length) + Math.floor(turn / list.length)) % choice.length] ?? random.pick(choice);
  const [high, middle, low] = palette.sky;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${WIDTH} ${height}" width="${width}" height="${(width * height) / WIDTH}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="0.5" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>
<radialGradient id="edge" cx="0.5" cy="0.5" r="0.75"><stop offset="0.6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.38"/></radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
${scene(random, palette)}
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#edge)"/>
</svg>`;
}
