export interface PortraitSpec {
  backdrop: string;
  skin: string;
  hair: string;
  cloth: string;
  style: 'short' | 'long' | 'bun' | 'curls' | 'turban' | 'bob' | 'veil' | 'braid';
  beard?: boolean;
  moustache?: boolean;
  glasses?: boolean;
  bindi?: boolean;
}

/** Nine fictional portraits for the kinds of talent and for the contact sheet of the home page. */
export const portraits: readonly PortraitSpec[] = [
  {
    backdrop: '#d9644a',
    skin: '#c68a5e',
    hair: '#1f1420',
    cloth: '#f6e3c4',
    style: 'short',
    moustache: true,
  },
  { backdrop: '#e8a01c', skin: '#a86a43', hair: '#24141c', cloth: '#7d1522', style: 'bun', bindi: true },
  { backdrop: '#4c7a6a', skin: '#8c5836', hair: '#171017', cloth: '#fdf4e6', style: 'curls' },
  { backdrop: '#6b4a7a', skin: '#d8a077', hair: '#b0222b', cloth: '#fdf4e6', style: 'turban', beard: true },
  { backdrop: '#f0c9a0', skin: '#b67a50', hair: '#2a1620', cloth: '#1c6844', style: 'long', bindi: true },
  { backdrop: '#b0222b', skin: '#e0b089', hair: '#3a2419', cloth: '#2b1830', style: 'bob', glasses: true },
  { backdrop: '#2f6b78', skin: '#9c6340', hair: '#1d131b', cloth: '#f3b94a', style: 'veil' },
  {
    backdrop: '#e3b8a0',
    skin: '#c08457',
    hair: '#8f8790',
    cloth: '#43536b',
    style: 'short',
    glasses: true,
    beard: true,
  },
  { backdrop: '#c4862a', skin: '#7d4c2e', hair: '#140d13', cloth: '#e9dcc8', style: 'braid' },
];
