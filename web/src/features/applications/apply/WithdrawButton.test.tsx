import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import type { OwnApplication } from '#features/applications/apply/own-application.ts';
import { WithdrawButton } from '#features/applications/apply/WithdrawButton.tsx';
import { received, reject } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';
import { sampleJob } from '#testing/sample-job.ts';

function show(status: OwnApplication['status']) {
  const sent = {
    application_id: 'a1',
    applied_at: '',
    status_history: [],
    needs_answer: false,
    correctable: false,
    can_send_again: false,
    under_consideration: false,
    staff_stop: null,
    ...{ via_agency: null, mandate_id: null, claims: [] },
    rejection: null,
    job_changes: [],
  };
  const application = { ...sent, status, job: sampleJob() };
  showWithToasts(<WithdrawButton application={application} />, applicationWrites);
}

test('withdraws an application only after a confirmation', async () => {
  show('audition');

  await userEvent.click(screen.getByRole('button', { name: /^Withdraw/ }));
  expect(
    screen.getByText(
      'Withdraw this application? You can send it again once, while the casting call is open.',
    ),
  ).toBeTruthy();
  expect(received).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw application' }));

  expect(received[0]?.to).toBe('POST /api/user/job-applications/a1/withdraw');
  const message = 'The production house has already decided, so there is nothing to withdraw.';
  await reject('POST /api/user/job-applications/a1/withdraw', 409, { message });
  expect(await screen.findByText(message)).toBeTruthy();
});

test.each(['selected', 'not_selected', 'withdrawn'] as const)(
  'does not offer to withdraw an application that is %s',
  (status) => {
    show(status);

    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  },
);
