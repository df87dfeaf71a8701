import type { ApplicationKit } from '@kirdaar/contract/applications/application-kits';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageAction } from '#api/page-action.ts';
import { ApplyForm } from '#features/applications/apply/ApplyForm.tsx';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import { applySections, consentFields } from '#features/applications/apply/apply-fields.ts';
import type { Prefill } from '#features/applications/apply/prefill.ts';
import { kitWrites } from '#features/applications/kits/kit-writes.ts';
import { control } from '#testing/controls.ts';
import { chooseFiles } from '#testing/file-inputs.ts';
import { renderSite } from '#testing/open-page.tsx';
import { sampleMedium } from '#testing/sample-media.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

export const noMedia = { headshot: [], fullPhoto: [], auditionVideo: [] };
const job = { id: 'job-1', title: 'A role', gender: 'Male', age_range: '18-40' } as const;

export const storedPhoto = (id: string) => sampleMedium({ id, url: `/media/private/${id}.webp` });

export function openForm(
  media: Prefill['media'] = noMedia,
  known: Prefill['values'] = {},
  kits: ApplicationKit[] = [],
) {
  const values = { fullName: 'Asha Rao', headshot: media.headshot[0]?.id ?? '', ...known };
  const prefill = { values, media };
  const Component = () => <ApplyForm job={job} user={{ id: 'talent-1' }} prefill={prefill} kits={kits} />;
  const action = pageAction({ ...applicationWrites, ...kitWrites });
  const before = { path: '/', Component: () => <p>The page before</p> };
  renderSite([before, { path: '/apply', Component, action }], ['/', '/apply']);
}

const files = { headshot: 'face.jpg', fullPhoto: 'figure.png', auditionVideo: 'audition.mp4' };

/** Fills every field and gives every consent. */
export function fillAll() {
  for (const { name } of consentFields) fireEvent.click(control(name));
  for (const field of applySections.flatMap(({ fields }) => fields)) {
    if (!field.accept) fill(field.name, answerOf(field));
  }
  for (const [name, file] of Object.entries(files)) {
    if (control(name).type === 'file') chooseFiles(control(name), new File(['x'], file));
  }
}

const wellFormed: Readonly<Record<string, string>> = {
  email: 'asha@home.example',
  phone: '+91 98123 45678',
  height: '5 ft 6 in',
  weight: '58 kg',
};

export function answerOf({ name, options, type }: FieldSpec): string {
  if (type === 'date') return '2000-02-29';
  return options?.[0] ?? wellFormed[name] ?? `My ${name}`;
}

export function fill(name: string, value: string) {
  fireEvent.input(control(name), { target: { value } });
}

export async function submit() {
  await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
}
