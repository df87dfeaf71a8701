import type { ProjectType } from '#seed/calls/call-text.ts';

/** Colours of a poster: the sky from top to bottom, a far and a near shape, an accent and its light. */
export interface Palette {
  sky: [string, string, string];
  far: string;
  near: string;
  accent: string;
  light: string;
}

/** Sky from top to bottom, far, near, accent, light. */
type Colours = [
  top: string,
  middle: string,
  bottom: string,
  far: string,
  near: string,
  accent: string,
  light: string,
];

const colours: Record<ProjectType, Colours[]> = {
  Movie: [
    ['#1b1238', '#5b1f4f', '#e0743c', '#4a1942', '#140a24', '#f2a541', '#ffe3ae'],
    ['#0c2233', '#1f5a63', '#e9b872', '#164650', '#07161f', '#e8833a', '#ffe8c4'],
    ['#2a0d1c', '#8a1c33', '#f08a4b', '#6b1730', '#1c0712', '#ffc15e', '#ffe9bf'],
    ['#10183a', '#34478a', '#f2a7a0', '#27346f', '#0b1029', '#f6c667', '#fff0cf'],
  ],
  'Short Film': [
    ['#20303a', '#5b7a7a', '#f0d6ac', '#48635f', '#172329', '#d9693f', '#fff1d6'],
    ['#2e2440', '#7a5a83', '#f3c5a8', '#5a4368', '#1d162b', '#e79b54', '#ffeed9'],
  ],
  'Web Series': [
    ['#07131f', '#12405c', '#2f9c95', '#0f3047', '#050d16', '#f26b4e', '#bdf2e6'],
    ['#160a26', '#4c1d63', '#d94f70', '#38154f', '#0d0617', '#ffb03b', '#ffd6de'],
    ['#121516', '#3a3f35', '#c9a24b', '#2a2e27', '#0a0c0b', '#e2572b', '#fbe7b5'],
  ],
  'TV Serial': [
    ['#5a1034', '#b3304c', '#f6a25a', '#861d40', '#360920', '#ffcf5c', '#fff0c9'],
    ['#3b1a5e', '#8a3f93', '#f3a0a5', '#652b79', '#240e3c', '#ffd166', '#fff0e0'],
    ['#0e4a45', '#2f8f74', '#f5d27a', '#1c6a5c', '#072c2a', '#e4572e', '#fff3cf'],
  ],
  Theatre: [
    ['#1d0710', '#4a0d1c', '#8b1e2b', '#5e1020', '#17050c', '#b3202f', '#ffe2b0'],
    ['#0d1526', '#1d2f52', '#37578a', '#1f3560', '#090e1b', '#274b86', '#ffe9c2'],
    ['#12130c', '#2c3018', '#5d6325', '#3a401c', '#0d0e08', '#4d6a2d', '#fff0bd'],
  ],
  Advertisement: [
    ['#ffd9a0', '#ff9f6b', '#f2656b', '#e5574f', '#9d2b45', '#1f7a8c', '#fff6e3'],
    ['#c9efe4', '#6fcabd', '#219b9d', '#1f7f86', '#114b5f', '#f45b69', '#fdfff5'],
    ['#ffe8b3', '#f7c04a', '#e88a1a', '#cf6f14', '#7d3c0a', '#274690', '#fffaf0'],
    ['#e6d3f5', '#b58bd6', '#6f4aa8', '#57388c', '#2f1c57', '#ffb400', '#fff8ff'],
  ],
  'Fashion Show': [
    ['#f3ddd0', '#d99a8b', '#8f3f54', '#a65062', '#3f1528', '#e9b44c', '#fff5ec'],
    ['#16161d', '#3a3344', '#a58f8a', '#2c2735', '#0c0b11', '#d9a35b', '#fbeedd'],
  ],
  'Music Video': [
    ['#1a0638', '#6a1b9a', '#ff5c8a', '#4a1278', '#0f0322', '#29d3c4', '#ffe66d'],
    ['#061a40', '#0b5fa5', '#2ec4b6', '#0a3f75', '#030d24', '#ff9f1c', '#fdfbd4'],
    ['#3d0814', '#b3122d', '#ff7a30', '#7a0c22', '#22040b', '#ffd23f', '#fff4cc'],
  ],
  'Voice Over': [
    ['#0b1d2a', '#17465a', '#3f8f8b', '#123548', '#06121b', '#ffb55a', '#fff0d6'],
    ['#241634', '#553a78', '#b06aa0', '#3f2a5e', '#140b20', '#ffd07b', '#ffeef3'],
    ['#102419', '#28563b', '#7fa650', '#1c4230', '#08140e', '#ffbf5f', '#f7ffe0'],
  ],
};

export function palettesOf(type: ProjectType): Palette[] {
  return colours[type].map(([top, middle, bottom, far, near, accent, light]) => {
    return { sky: [top, middle, bottom], far, near, accent, light };
  });
}
