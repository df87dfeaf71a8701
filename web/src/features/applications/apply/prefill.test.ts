import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { expect, test } from 'vitest';
import { prefillOf, voiceFirst } from '#features/applications/apply/prefill.ts';
import { storedPhoto } from '#testing/apply-form.tsx';
import { sampleProfile } from '#testing/sample-profile.ts';

const medium = (id: string, kind: MediaKind, state: 'ready' | 'failed' = 'ready') => ({
  ...storedPhoto(id),
  kind,
  state,
});
const idsOf = (media: readonly { id: string }[]) => media.map(({ id }) => id);

test('fills in the facts of the profile, and the general ones where an exact one is missing', () => {
  const profile = sampleProfile({
    ...{ first_name: 'Asha', middle_name: null, last_name: 'Rao', gender: 'Other', city: 'Pune' },
    ...{ skills: ['Singing'], language: ['Hindi', 'Marathi'], professional_training: 'NSD' },
  } as never);

  expect(prefillOf(profile, []).values).toMatchObject({
    ...{ fullName: 'Asha Rao', gender: 'Non-binary', location: 'Pune', courses: 'NSD' },
    ...{ keySkills: 'Singing, Hindi, Marathi', height: '', phone: '+919812300001' },
  });
});

test('prefers what the talent wrote for applications', () => {
  const profile = sampleProfile({
    ...{ gender: 'Female', city: 'Pune', current_location: 'Mumbai', previous_work: 'Two films' },
    ...{ courses: 'FTII', professional_training: 'NSD' },
  } as never);

  expect(prefillOf(profile, []).values).toMatchObject({
    ...{ fullName: 'Asha Rao', gender: 'Female', location: 'Mumbai', courses: 'FTII' },
    previousWork: 'Two films',
  });
});

test('offers for each field the files that suit it, the most likely first, and none that failed', () => {
  const stored = [
    medium('photo', 'photo'),
    medium('full', 'full_image'),
    medium('head', 'headshot_image'),
    medium('broken', 'image', 'failed'),
    medium('voice', 'voice_sample'),
    medium('intro', 'intro_video'),
  ];
  const { media, values } = prefillOf(sampleProfile(), stored);

  expect(idsOf(media.headshot)).toEqual(['head', 'photo', 'full']);
  expect(idsOf(media.fullPhoto)).toEqual(['full', 'photo', 'head']);
  expect(idsOf(media.auditionVideo)).toEqual(['intro', 'voice']);
  expect(values).toMatchObject({ headshot: 'head', fullPhoto: 'full' });
  // An introduction is offered, but is not meant as an audition.
  expect(values).not.toHaveProperty('auditionVideo');
});

test('chooses the voice sample for a role that is only heard, if there is one', () => {
  const video = medium('video', 'audition_video');
  const withVoice = voiceFirst(prefillOf(sampleProfile(), [video, medium('voice', 'voice_sample')]));
  expect(idsOf(withVoice.media.auditionVideo)).toEqual(['voice', 'video']);
  expect(withVoice.values).toMatchObject({ auditionVideo: 'voice' });

  const without = voiceFirst(prefillOf(sampleProfile(), [video]));
  expect(without.values).toMatchObject({ auditionVideo: 'video' });
});
