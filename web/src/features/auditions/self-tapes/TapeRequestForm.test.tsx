import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { TapeRequestForm } from '#features/auditions/self-tapes/TapeRequestForm.tsx';
import { toasts } from '#testing/controls.ts';
import { chooseFiles, readFilesIntoForms } from '#testing/file-inputs.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleRequest } from '#testing/sample-tapes.ts';

const SAVE = 'PUT /api/production/self-tapes/call-1';
const ASK = 'POST /api/production/self-tapes/call-1/requests';
const job = { id: 'call-1', audition_dates: '2031-03-20', scores_parts: false };
const request = sampleRequest({ sides_url: '/media/private/sides.pdf?until=1', sides_pages: 4 });

beforeEach(() => {
  readFilesIntoForms();
});

async function open(props: Partial<ComponentProps<typeof TapeRequestForm>> = {}) {
  const Component = () => <TapeRequestForm job={job} request={undefined} {...props} />;
  await openSite([{ path: '/', Component }]);
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const change = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const save = () => act(async () => fireEvent.submit(screen.getByRole('form')));
const warnings = () => screen.queryByRole('status')?.textContent;

test('asks for tapes without sides by the day of the audition, unless another is chosen', async () => {
  await open();
  await save();
  expect(pending).toEqual([]);
  change(/^Instructions/, 'Read page 1.');
  await save();

  const { form } = await reply(SAVE);
  expect(Object.fromEntries(form)).toEqual({
    ...{ instructions: 'Read page 1.', day: '2031-03-20', time: '18:00', current_sides: 'keep' },
    ...{ sides_text: '', questions: '[]', max_takes: '1', orientation: 'any', keep_days: '90' },
    ...{ slate: '["name","role","height","city"]', scores_parts: '0' },
  });
  expect(toasts()).toEqual(['Done.']);
});

test('sends the chosen sides, removes the current ones when told to, and shows why it was rejected', async () => {
  await open({ request });
  expect(screen.getByRole('link', { name: 'Current sides (PDF)' }).getAttribute('href')).toBe(
    request.sides_url,
  );
  expect([field(/^Tape deadline/).value, field(/^Time/).value]).toEqual(['2031-03-18', '18:00']);
  const sides = new File(['%PDF'], 'scene.pdf', { type: 'application/pdf' });
  chooseFiles(field(/^Sides/), sides);
  fireEvent.click(field(/^Remove/));
  await save();

  const { form } = await reject(SAVE, 409, { message: 'The deadline is over.' });
  expect([(form.get('sides') as File).name, form.get('current_sides')]).toEqual(['scene.pdf', 'remove']);
  expect(screen.getByRole('alert').textContent).toBe('The deadline is over.');
});

test('sends what is folded, and unfolds it for a mistake', async () => {
  await open({ request });
  change(/^Questions/, 'Can you ride?\n\n Do you swim? ');
  fireEvent.click(screen.getByRole('radio', { name: 'Portrait' }));
  fireEvent.click(field(/^Language/));
  fireEvent.click(field(/^Score voice/));
  change(/^Days to keep/, '3');
  await save();
  expect(screen.getByText('Enter 7 to 365 days.').closest('details')?.open).toBe(true);
  change(/^Days to keep/, '30');
  await save();

  const { form } = await reply(SAVE);
  expect(Object.fromEntries(form)).toMatchObject({
    ...{ questions: '["Can you ride?","Do you swim?"]', orientation: 'portrait', keep_days: '30' },
    ...{ slate: '["name","language"]', scores_parts: '1' },
  });
});

test('warns of short notice, a weekend, long sides and many takes, and saves all the same', async () => {
  await open({ request: { ...request, sides_pages: 3 } });
  expect(warnings()).toBeUndefined();
  change(/^Lines to read/, 'A long speech. '.repeat(20));
  expect(warnings()).toBe('The sides are longer than three pages.');
  change(/^Lines to read/, '');
  fireEvent.click(screen.getByRole('radio', { name: '4' }));
  expect(warnings()).toBe('You ask for more than three takes.');
  fireEvent.click(screen.getByRole('radio', { name: '3' }));
  change(/^Tape deadline/, '2031-03-22');
  expect(warnings()).toBe('The deadline is on a weekend.');
  change(/^Tape deadline/, dayInIndia(new Date()));
  expect(warnings()).toMatch(/^Talent have less than 48 hours/);
  await save();

  expect((await reply(SAVE)).form.get('day')).toBe(dayInIndia(new Date()));
});

test('asks several applicants for a callback, and one of them as a person', async () => {
  const people = ['Asha', 'Bina'].map((name) => ({ application_id: name, user: { name, city: null } }));
  await open({ request, people });
  expect(field(/^Instructions/).value).toBe('');
  change(/^Instructions/, 'Now in rain.');
  await save();
  expect(screen.getByRole('alert').textContent).toBe('Select at least one applicant.');
  fireEvent.click(field(/^Asha/));
  fireEvent.click(field(/^Bina/));
  await save();
  const { form } = await reject(ASK, 500);
  expect(Object.fromEntries(form)).toMatchObject({
    audience: 'callback',
    application_ids: '["Asha","Bina"]',
  });
  fireEvent.click(field(/^Bina/));
  await save();

  const again = await reply(ASK);
  expect(Object.fromEntries(again.form)).toMatchObject({
    ...{ audience: 'person', application_ids: '["Asha"]' },
    request_id: form.get('request_id'),
  });
});
