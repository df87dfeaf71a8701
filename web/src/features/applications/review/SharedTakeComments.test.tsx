import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SharedTakeComments } from '#features/applications/review/SharedTakeComments.tsx';
import { press, toasts } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';

const SAVE = 'POST /api/shared-board/comments';

async function write(text: string) {
  const field = screen.getByLabelText('Write a comment at this moment');
  await act(async () => field.focus());
  fireEvent.change(field, { target: { value: text } });
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
}

test('comments on a moment of a take, jumps to it, and shows why a comment was not saved', async () => {
  const video = { currentTime: 7.5 } as HTMLVideoElement;
  const comments = [{ id: 'c1', at_ms: 42_000, text: 'The turn.' }];
  const take = { url: null, video: 'v1', is_take: true, comments };
  showWithToasts(<SharedTakeComments take={take} viewer="a token" element={() => video} />, {});

  await write('Warm.');
  expect((await reply(SAVE)).body).toMatchObject({
    viewer: 'a token',
    video: 'v1',
    at_ms: 7500,
    text: 'Warm.',
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '0:07Warm.',
    '0:42The turn.',
  ]);
  await press('0:42');
  expect(video.currentTime).toBe(42);
  await write('Too late.');
  await reject(SAVE, 404, { message: 'This link has ended.' });

  expect(toasts()).toEqual(['This link has ended.']);
  expect(screen.queryByText('Too late.')).toBeNull();
  expect(screen.getByText('Warm.')).toBeDefined();
});
