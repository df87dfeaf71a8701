import { api } from '@kirdaar/contract/api';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { SlotDialogs } from '#features/auditions/slots/SlotDialogs.tsx';
import { storeHouse } from '#session/store.ts';
import { emptyOf } from '#testing/empty-of.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';
import { sampleSlot } from '#testing/open-timetable.tsx';

const house = { company_name: null, type_of_work: null, profile_photo: null, image: null, updated_at: null };

test('asks before it adds slots at an unusual hour or in a private place', async () => {
  storeHouse('t', { ...house, team_role: 'reviewer' });
  const auditions = emptyOf(api['GET /api/production/auditions/:id'].reply);
  const slots = [sampleSlot('s1', '2031-03-20T04:30:00Z')];
  const job = { ...auditions.job, id: 'job-1', audition_dates: '2031-03-20' };
  showWithToasts(<SlotDialogs auditions={{ ...auditions, job, slots }} />, auditionWrites);
  await userEvent.click(screen.getByRole('button', { name: 'Add slots' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText(/^Is this a private home/), 'yes');
  await userEvent.click(dialog.getByRole('button', { name: 'Add slots' }));
  const first = await reject('POST /api/production/auditions/job-1/slots', 409, {
    code: 'slot_needs_confirmation',
    message: 'Add it anyway?',
  });
  expect(await dialog.findByText('Add it anyway?')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Add slots anyway' }));

  const { body } = await reply('POST /api/production/auditions/job-1/slots', { added: 9 });
  expect(first.body).toMatchObject({ is_private: 'yes' });
  expect(body).toEqual({ ...(first.body as object), confirm: true });
});
