import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShareCall } from '#features/jobs/jobs/ShareCall.tsx';
import { reject, reply } from '#testing/mock-server.ts';

function open() {
  render(<ShareCall id="call-1" title="Lead" url="https://k.example/castingcalls/call-1" />);
  fireEvent.click(screen.getByRole('button', { name: 'Text and picture' }));
}

test('offers a ready text and a picture in both languages', async () => {
  open();
  await reply('GET /api/casting-calls/call-1/share-texts', {
    texts: { en: '*Casting call: Lead*', hi: '*कास्टिंग कॉल: लीड*' },
  });

  expect(await screen.findByDisplayValue('*Casting call: Lead*')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Message in Hindi' }).getAttribute('lang')).toBe('hi');
  const pictures = screen.getAllByRole('link', { name: 'Download picture' });
  expect(pictures.map((link) => link.getAttribute('href'))).toEqual([
    '/api/casting-calls/call-1/picture.png?language=en',
    '/api/casting-calls/call-1/picture.png?language=hi',
  ]);
});

test('says that the texts could not be loaded', async () => {
  open();
  await reject('GET /api/casting-calls/call-1/share-texts', 500, { message: 'Not now.' });

  expect(await screen.findByText('Not now.')).toBeTruthy();
});
