import type { SubmissionPerson } from '@kirdaar/contract/representation/submissions';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/representation/submissions/SubmitPage.tsx';
import { storedPhoto } from '#testing/apply-form.tsx';
import { reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const id = (place: number) => `1c3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d${place}`;
const person = (place: number, name: string, fields: Partial<SubmissionPerson> = {}): SubmissionPerson => ({
  mandate_id: id(place),
  talent_id: id(place),
  name,
  profile_photo: null,
  match: { score: 0, reasons: [], differences: [] },
  applications_left: 3,
  existing: null,
  obstacle: null,
  media: [storedPhoto(id(place + 40))],
  ...fields,
});
const job = {
  id: id(99),
  title: 'Lead · Film',
  production_house_name: 'Lantern Films',
  open_to: 'agencies',
} as const;
const there = { application_id: id(98), status: 'applied', claim: null, can_take_back: false } as const;

test('says who cannot be submitted and why, and sends note and photo of those chosen', async () => {
  const loading = page.clientLoader({ request: new Request(`http://site/?job=${job.id}`) } as never);
  await reply(`GET /api/user/agency/submissions/${job.id}`, {
    success: true,
    job,
    people: [
      person(10, 'Asha Rao'),
      person(11, 'Kabir Shah', { obstacle: 'allowance', applications_left: 0 }),
      person(12, 'Meera Iyer', { existing: { ...there, by: 'other_agency' } }),
      person(13, 'Dev Nair', { existing: { ...there, by: 'agency' } }),
    ],
  });
  await openPage(page, await loading);

  expect(screen.getByText('Only agencies can submit talent for this role.')).toBeDefined();
  const boxes = screen.getAllByRole('checkbox', { name: /Rao|Shah|Iyer|Nair/ });
  expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual([false, true, false, true]);
  for (const text of [
    'No applications left in their plan',
    'Another agency submitted them',
    'You submitted them',
  ])
    expect(screen.getByText(text)).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: /Asha Rao/ }));
  fireEvent.change(screen.getByLabelText(/Note to the production house/), {
    target: { value: 'She rides.' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: /Everyone I chose agrees/ }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Submit 1 person' })));

  const sent = await reply('POST /api/user/agency/submissions', {
    success: true,
    message: '1 application sent.',
    results: [{ mandate_id: id(10), outcome: 'sent', error: null }],
  });
  expect(sent?.body).toMatchObject({
    job_id: job.id,
    people: [{ mandate_id: id(10), role_specific_info: 'She rides.', media: expect.any(Array) }],
  });
});
