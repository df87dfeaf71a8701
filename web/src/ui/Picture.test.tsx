import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '#ui/Picture.tsx';

const renditions = [
  { type: 'image/avif', srcSet: '/320.avif 320w, /800.avif 800w' },
  { type: 'image/webp', srcSet: '/320.webp 320w, /800.webp 800w' },
];
const face = { src: '/face.webp', renditions, sizes: '20rem', alt: 'A face', width: 320, height: 400 };

test('offers its renditions in order, with the width it is shown in', () => {
  const { container } = render(<Picture {...face} />);

  const [avif, webp] = container.querySelectorAll('source');
  expect([avif?.type, webp?.type]).toEqual(['image/avif', 'image/webp']);
  expect(avif?.sizes).toBe('20rem');
});

test('loads lazily and reserves its space', () => {
  render(<Picture {...face} />);

  const picture = screen.getByAltText('A face');
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['320', '400']);
});

test('loads a picture visible without scrolling eagerly', () => {
  render(<Picture {...face} first />);

  expect(screen.getByAltText('A face').getAttribute('loading')).toBe('eager');
});
