import type { Reply } from '@kirdaar/contract/api';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { CloseDialog } from '#features/jobs/job-posts/CloseDialog.tsx';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import type { PostingState } from '#features/jobs/jobs/find-job.ts';
import { press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleJob } from '#testing/sample-job.ts';

const job = sampleJob();
const closingOf = `GET /api/production/jobs/${job.id}/closing` as const;
const closeOf = `POST /api/production/jobs/${job.id}/close` as const;
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockClear();
});

async function show(waiting = 2) {
  const postingState = { job, waiting, someone_selected: false } as PostingState;
  const Component = () => <CloseDialog postingState={postingState} onClose={onClose} />;
  await openSite([{ path: '/', Component, action: pageAction(jobWrites) }]);
}

const closing: Omit<Reply<'GET /api/production/jobs/:id/closing'>, 'success'> = {
  stage_names: ['Second round'],
  emails: [
    {
      language: 'en',
      subject: 'You were not selected this time: Dancer',
      paragraphs: ['Lamp Films sent you this message:'],
      message: 'Thank you for applying.',
      readers: [
        { stage: 'selected', count: 1, names: ['Asha Rao'] },
        { stage: 'backup', count: 7, names: ['Bela', 'Devi', 'Ela', 'Farah', 'Gita'] },
        { stage: 'round_1', count: 1, names: ['Hema'] },
      ],
    },
    {
      language: 'hi',
      subject: 'Closed before it was opened: Dancer',
      paragraphs: ['Lamp Films closed Dancer without opening your application.'],
      message: null,
      readers: [{ stage: 'applied', count: 1, names: ['Zara'] }],
    },
  ],
};

test('previews before closing the email of each stage', async () => {
  await show();
  const confirm = screen.getByRole('button', { name: 'Close and reject 2 applicants' });
  expect(confirm).toHaveProperty('disabled', true);

  await reply(closingOf, closing);

  expect(confirm).toHaveProperty('disabled', false);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Selected (1): Asha Rao',
    'Backup (7): Bela, Devi, Ela, Farah, Gita and 2 more',
    'Second round (1): Hema',
    'New (1): Zara',
  ]);
  expect(dialog.getByText(/^8 of them are in Selected, Backup or Shortlisted/)).toBeDefined();
  const texts = () => [...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent);
  expect(texts()[0]).toMatch(/this message:Thank you for applying\.$/);
  expect(texts()[1]).toMatch(/without opening your application\.$/);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Thanks' } });
  expect(texts()[0]).toMatch(/this message:Thanks$/);
});

test('keeps the dialog and the input when a casting call cannot be closed', async () => {
  await show();
  await reply(closingOf, closing);
  const dialog = within(screen.getByRole('dialog'));
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(text, { target: { value: 'Thanks' } });

  await press('Close and reject 2 applicants');
  expect(pending.at(-1)).toMatchObject({
    to: closeOf,
    body: { rejection: 'Thanks' },
  });
  await reject(closeOf, 400, { fields: { rejection: 'Too short.' } });

  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(text.value).toBe('Thanks');
});

test('closes the dialog when the call is closed', async () => {
  await show();
  await reply(closingOf, closing);

  await press('Close and reject 2 applicants');
  await reply(closeOf, { rejected: 2 });

  expect(onClose).toHaveBeenCalledOnce();
});

test('closes a call without a rejection when everyone has an outcome', async () => {
  await show(0);
  expect(screen.getByText(/^Everyone who applied has an outcome/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();

  await press('Close casting call');

  expect(pending.at(-1)?.body).toEqual({});
});
