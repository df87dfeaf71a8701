import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import SelfTapePage, { clientAction, clientLoader } from '#features/auditions/self-tapes/SelfTapePage.tsx';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage, openSite } from '#testing/open-page.tsx';

const file = { state: 'ready' as const, url: '/tape.mp4', poster: null };

async function open(fields: Partial<OwnTape> = {}) {
  const tape = {
    ...{ application_id: 'a1', state: 'waiting', note: '', received_at: null, may_send: true, upload: null },
    job: { id: 'job-1', title: 'Younger sister' },
    company_name: 'Reel Films',
    request: { instructions: 'Read page 2.', deadline: '2031-03-18T12:30:00.000Z', sides_url: null },
    takes: [],
    uploads: [],
    ...fields,
  };
  await openPage({ default: SelfTapePage, clientAction }, { tape });
}

const decline = () => screen.queryByRole('button', { name: 'Decline this self-tape' });
const upload = () => screen.queryByText(/^(Upload|Replace) your tape$/)?.textContent;

const TAPES = 'GET /api/user/self-tapes';

test.each([
  ['leads to no invitation', () => reply(TAPES, { tapes: [] })],
  ['is cut off', () => reject(TAPES, 400, { code: 'invalid_input', message: 'Check the marked field.' })],
] as const)('tells a talent whose link %s, and leads to the applications', async (_, answer) => {
  await openSite([{ path: '/:id', Component: SelfTapePage, loader: clientLoader }], '/tape-1');

  expect((await answer()).to).toContain('id=tape-1');

  expect(await screen.findByRole('heading', { name: 'Self-tape not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'My Applications' })).toBeDefined();
});

test('shows what to record, for whom and until when', async () => {
  const sides = { sides_url: '/sides.pdf' };
  const request = { instructions: 'Read page 2.', deadline: '2031-03-18T12:30:00.000Z', ...sides };
  await open({ request: request as OwnTape['request'] });

  expect(screen.getByText('Younger sister · Reel Films')).toBeDefined();
  expect(screen.getByText('Read page 2.')).toBeDefined();
  expect(screen.getByText(/6:00 pm IST/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Download the sides (PDF)' });
  expect(link.getAttribute('href')).toBe('/sides.pdf');
  expect([upload(), decline() !== null]).toEqual(['Upload your tape', true]);
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();

  await open({ company_name: null });
  expect(screen.getByText('Younger sister')).toBeDefined();
  expect(screen.queryByRole('link', { name: /sides/ })).toBeNull();
});

const sent = { received_at: '2031-03-17T06:00:00.000Z', state: 'received', takes: [file] } as const;

test.each([
  ['sent and replaceable', { ...sent }, /replace your tape until the deadline/, 'Replace your tape', false],
  ['sent and final', { ...sent, may_send: false }, /Your tape is final/, undefined, false],
  ['closed', { may_send: false }, /^Your application is closed/, undefined, false],
  ['declined', { state: 'declined' }, /^You declined to send a tape/, 'Upload your tape', false],
  ['overdue', { state: 'overdue' }, /^The deadline has passed/, 'Upload your tape', true],
] as const)('tells what can still be done when the tape is %s', async (_, fields, text, sends, declines) => {
  await open(fields as Partial<OwnTape>);

  expect(screen.getByText(text)).toBeDefined();
  expect([upload(), decline() !== null]).toEqual([sends, declines]);
});

test('shows the sent tape, and says when it cannot be played', async () => {
  await open(sent as unknown as Partial<OwnTape>);
  const video = screen.getByLabelText('Your self-tape for Younger sister');
  expect(video.getAttribute('src')).toBe('/tape.mp4');
  cleanup();

  await open({ ...sent, takes: [{ ...file, state: 'failed' }] } as unknown as Partial<OwnTape>);
  expect(screen.queryByLabelText('Your self-tape for Younger sister')).toBeNull();
});

test('declines after a note, once, and says when that failed', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Decline this self-tape' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep the invitation' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline this self-tape' }));
  await userEvent.type(screen.getByRole('textbox'), 'I am away.');

  await userEvent.click(screen.getByRole('button', { name: 'Decline self-tape' }));

  const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(busy.disabled).toBe(true);
  await act(async () => busy.form?.requestSubmit());
  expect(pending).toMatchObject([
    { to: 'POST /api/user/self-tapes/a1/decline', body: { note: 'I am away.' } },
  ]);
  await reject('POST /api/user/self-tapes/a1/decline', 500);
  expect(await screen.findByRole('button', { name: 'Decline self-tape' })).toBeDefined();
});

test('names the interrupted upload whose file is to be chosen again', async () => {
  await open({ uploads: [{ id: 'u1', take: 1, name: 'scene.mp4', bytes: 5 }] });

  expect(screen.getByText('scene.mp4').parentElement?.textContent).toMatch(/was interrupted/);
});
