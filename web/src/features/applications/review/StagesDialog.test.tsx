import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { StagesDialog } from '#features/applications/review/StagesDialog.tsx';
import { received, reject, reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';

const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  const dialog = <StagesDialog jobId="job-1" stageNames={['Second round']} onClose={onClose} />;
  showWithToasts(dialog, reviewWrites);
});
test('saves the names of the stages and closes', async () => {
  await userEvent.type(screen.getByLabelText('Stage 2'), 'Look test');
  await userEvent.click(screen.getByRole('button', { name: 'Save stages' }));
  expect(received).toMatchObject([
    { to: 'PUT /api/production/jobs/job-1/stages', body: { stage_names: ['Second round', 'Look test'] } },
  ]);

  await reply('PUT /api/production/jobs/job-1/stages', { message: 'Saved.', stage_names: [] });

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('stays open with the typed names when the save fails', async () => {
  await userEvent.type(screen.getByLabelText('Stage 2'), 'Look test');
  await userEvent.click(screen.getByRole('button', { name: 'Save stages' }));
  await reject('PUT /api/production/jobs/job-1/stages', 503, { message: 'Please try again soon.' });

  expect(await screen.findByText('Please try again soon.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Stage 2').value).toBe('Look test');
  expect(onClose).not.toHaveBeenCalled();
});
