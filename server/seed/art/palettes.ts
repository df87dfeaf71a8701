import type { ProjectType } from '#seed/calls/call-text.ts';

/** Colours of a poster: the sky from top to bottom, a far and a near shape, an accent and its light. */
export interface Palette {
  sky: [string, string, string];
  far: string;
  near: string;
  accent: string;
  light: string;
}

export const palettes: Record<ProjectType, Palette[]> = {
  'Feature Film': [
    {
      sky: ['#1b1238', '#5b1f4f', '#e0743c'],
      far: '#4a1942',
      near: '#140a24',
      accent: '#f2a541',
      light: '#ffe3ae',
    },
    {
      sky: ['#0c2233', '#1f5a63', '#e9b872'],
      far: '#164650',
      near: '#07161f',
      accent: '#e8833a',
      light: '#ffe8c4',
    },
    {
      sky: ['#2a0d1c', '#8a1c33', '#f08a4b'],
      far: '#6b1730',
      near: '#1c0712',
      accent: '#ffc15e',
      light: '#ffe9bf',
    },
    {
      sky: ['#10183a', '#34478a', '#f2a7a0'],
      far: '#27346f',
      near: '#0b1029',
      accent: '#f6c667',
      light: '#fff0cf',
    },
  ],
  'Short Film': [
    {
      sky: ['#20303a', '#5b7a7a', '#f0d6ac'],
      far: '#48635f',
      near: '#172329',
      accent: '#d9693f',
      light: '#fff1d6',
    },
    {
      sky: ['#2e2440', '#7a5a83', '#f3c5a8'],
      far: '#5a4368',
      near: '#1d162b',
      accent: '#e79b54',
      light: '#ffeed9',
    },
  ],
  'Web Series': [
    {
      sky: ['#07131f', '#12405c', '#2f9c95'],
      far: '#0f3047',
      near: '#050d16',
      accent: '#f26b4e',
      light: '#bdf2e6',
    },
    {
      sky: ['#160a26', '#4c1d63', '#d94f70'],
      far: '#38154f',
      near: '#0d0617',
      accent: '#ffb03b',
      light: '#ffd6de',
    },
    {
      sky: ['#121516', '#3a3f35', '#c9a24b'],
      far: '#2a2e27',
      near: '#0a0c0b',
      accent: '#e2572b',
      light: '#fbe7b5',
    },
  ],
  'TV Serial': [
    {
      sky: ['#5a1034', '#b3304c', '#f6a25a'],
      far: '#861d40',
      near: '#360920',
      accent: '#ffcf5c',
      light: '#fff0c9',
    },
    {
      sky: ['#3b1a5e', '#8a3f93', '#f3a0a5'],
      far: '#652b79',
      near: '#240e3c',
      accent: '#ffd166',
      light: '#fff0e0',
    },
    {
      sky: ['#0e4a45', '#2f8f74', '#f5d27a'],
      far: '#1c6a5c',
      near: '#072c2a',
      accent: '#e4572e',
      light: '#fff3cf',
    },
  ],
  Theatre: [
    {
      sky: ['#1d0710', '#4a0d1c', '#8b1e2b'],
      far: '#5e1020',
      near: '#17050c',
      accent: '#b3202f',
      light: '#ffe2b0',
    },
    {
      sky: ['#0d1526', '#1d2f52', '#37578a'],
      far: '#1f3560',
      near: '#090e1b',
      accent: '#274b86',
      light: '#ffe9c2',
    },
    {
      sky: ['#12130c', '#2c3018', '#5d6325'],
      far: '#3a401c',
      near: '#0d0e08',
      accent: '#4d6a2d',
      light: '#fff0bd',
    },
  ],
  Advertisement: [
    {
      sky: ['#ffd9a0', '#ff9f6b', '#f2656b'],
      far: '#e5574f',
      near: '#9d2b45',
      accent: '#1f7a8c',
      light: '#fff6e3',
    },
    {
      sky: ['#c9efe4', '#6fcabd', '#219b9d'],
      far: '#1f7f86',
      near: '#114b5f',
      accent: '#f45b69',
      light: '#fdfff5',
    },
    {
      sky: ['#ffe8b3', '#f7c04a', '#e88a1a'],
      far: '#cf6f14',
      near: '#7d3c0a',
      accent: '#274690',
      light: '#fffaf0',
    },
    {
      sky: ['#e6d3f5', '#b58bd6', '#6f4aa8'],
      far: '#57388c',
      near: '#2f1c57',
      accent: '#ffb400',
      light: '#fff8ff',
    },
  ],
  'Fashion Show': [
    {
      sky: ['#f3ddd0', '#d99a8b', '#8f3f54'],
      far: '#a65062',
      near: '#3f1528',
      accent: '#e9b44c',
      light: '#fff5ec',
    },
    {
      sky: ['#16161d', '#3a3344', '#a58f8a'],
      far: '#2c2735',
      near: '#0c0b11',
      accent: '#d9a35b',
      light: '#fbeedd',
    },
  ],
  'Music Video': [
    {
      sky: ['#1a0638', '#6a1b9a', '#ff5c8a'],
      far: '#4a1278',
      near: '#0f0322',
      accent: '#29d3c4',
      light: '#ffe66d',
    },
    {
      sky: ['#061a40', '#0b5fa5', '#2ec4b6'],
      far: '#0a3f75',
      near: '#030d24',
      accent: '#ff9f1c',
      light: '#fdfbd4',
    },
    {
      sky: ['#3d0814', '#b3122d', '#ff7a30'],
      far: '#7a0c22',
      near: '#22040b',
      accent: '#ffd23f',
      light: '#fff4cc',
    },
  ],
  'Voice Over': [
    {
      sky: ['#0b1d2a', '#17465a', '#3f8f8b'],
      far: '#123548',
      near: '#06121b',
      accent: '#ffb55a',
      light: '#fff0d6',
    },
    {
      sky: ['#241634', '#553a78', '#b06aa0'],
      far: '#3f2a5e',
      near: '#140b20',
      accent: '#ffd07b',
      light: '#ffeef3',
    },
    {
      sky: ['#102419', '#28563b', '#7fa650'],
      far: '#1c4230',
      near: '#08140e',
      accent: '#ffbf5f',
      light: '#f7ffe0',
    },
  ],
};
