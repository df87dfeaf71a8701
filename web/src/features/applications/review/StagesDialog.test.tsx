import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { StagesDialog } from '#features/applications/review/StagesDialog.tsx';
import { mockServer } from '#testing/mock-server.ts';
import { letDialogsOpen } from '#testing/open-dialogs.ts';
import { showWithToasts } from '#testing/show-with-toasts.tsx';

let received: ReturnType<typeof mockServer>;
const onClose = vi.fn();

beforeEach(() => {
  letDialogsOpen();
  onClose.mockReset();
  received = mockServer();
  const dialog = <StagesDialog jobId="job-1" stageNames={['Second round']} onClose={onClose} />;
  showWithToasts(dialog, reviewWrites);
});
test('saves the names of the stages and closes', async () => {
  await userEvent.type(screen.getByLabelText('Stage 2'), 'Look test');
  await userEvent.click(screen.getByRole('button', { name: 'Save stages' }));
  expect(received).toMatchObject([
    { to: 'PUT /api/production/jobs/job-1/stages', body: { stage_names: ['Second round', 'Look test'] } },
  ]);

  received[0]?.answer(200, { success: true, message: 'Saved.' });

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('stays open with the typed names when the save fails', async () => {
  await userEvent.type(screen.getByLabelText('Stage 2'), 'Look test');
  await userEvent.click(screen.getByRole('button', { name: 'Save stages' }));
  received[0]?.answer(503, { success: false, message: 'Please try again soon.' });

  expect(await screen.findByText('Please try again soon.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Stage 2').value).toBe('Look test');
  expect(onClose).not.toHaveBeenCalled();
});
