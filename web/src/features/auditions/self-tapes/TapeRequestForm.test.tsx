import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TapeRequestForm } from '#features/auditions/self-tapes/TapeRequestForm.tsx';
import { toasts } from '#testing/controls.ts';
import { chooseFiles, readFilesIntoForms } from '#testing/file-inputs.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const SAVE = 'PUT /api/production/self-tapes/call-1';
const job = { id: 'call-1', audition_dates: '2031-03-20' };
const request = {
  instructions: 'Read page 2.',
  deadline: '2031-03-18T12:30:00.000Z',
  sides_url: '/media/private/sides.pdf?until=1',
};

beforeEach(() => {
  readFilesIntoForms();
});

async function open(saved: typeof request | null) {
  const Component = () => <TapeRequestForm job={job} request={saved} hasInvited={saved !== null} />;
  await openSite([{ path: '/', Component }]);
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => act(async () => fireEvent.submit(screen.getByRole('form')));

test('asks for tapes without sides by the day of the audition, unless another is chosen', async () => {
  await open(null);
  await save();
  expect(pending).toEqual([]);
  fireEvent.change(field(/^Instructions/), { target: { value: 'Read page 1.' } });
  await save();

  const { form } = await reply(SAVE);
  expect(Object.fromEntries(form)).toEqual({
    instructions: 'Read page 1.',
    day: '2031-03-20',
    time: '18:00',
    current_sides: 'keep',
  });
  expect(toasts()).toEqual(['Done.']);
});

test('sends the chosen sides, removes the current ones when told to, and shows why it was rejected', async () => {
  await open(request);
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
