import type { MarkName } from '#seed/art/logo.ts';

interface ShownClient {
  name: string;
  mark: MarkName;
  colors: [string, string, string];
}

/** Fictional clients, oldest first. */
export const clients: ShownClient[] = [
  { name: 'Dhanak Broadcasting', mark: 'aperture', colors: ['#1d2b53', '#f4e9d8', '#e2725b'] },
  { name: 'Paalna Baby Care', mark: 'lotus', colors: ['#fbe9e7', '#d76d77', '#3a7d7c'] },
  { name: 'Uttarayan Airways', mark: 'kite', colors: ['#0b4f6c', '#fdf0d5', '#f77f00'] },
  { name: 'Mitti Handlooms', mark: 'arches', colors: ['#6b2d1a', '#f6dcc2', '#d99b45'] },
  { name: 'Nila River Festival', mark: 'backwater', colors: ['#134e4a', '#ccfbf1', '#fbbf24'] },
  { name: 'Rangmanch Trust', mark: 'curtains', colors: ['#3b0a1e', '#f2d7b6', '#b23a48'] },
  { name: 'Dholak Music', mark: 'drum', colors: ['#2e1f47', '#f0c987', '#e4572e'] },
  { name: 'Chauraha Mobility', mark: 'crossroads', colors: ['#1f2937', '#e5e7eb', '#34d399'] },
  { name: 'Savera Foods', mark: 'sunrise', colors: ['#7c2d12', '#ffedd5', '#facc15'] },
  { name: 'Tulsi Wellness', mark: 'leaf', colors: ['#ecf4e4', '#ecf4e4', '#3f7d44'] },
];
