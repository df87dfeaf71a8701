import { expect, test } from 'vitest';
import * as english from '#words/en/jobs/rejection-texts.ts';
import * as hindi from '#words/hi/jobs/rejection-texts.ts';
import { saysSomeoneWasChosen } from './rejection-texts.ts';

test.for([english, hindi])(
  'suggests the text that someone else was chosen only if someone was',
  ({ suggested }) => {
    expect(saysSomeoneWasChosen(suggested('Bride’s Mother', true))).toBe(true);
    expect(saysSomeoneWasChosen(suggested('Bride’s Mother', false))).toBe(false);
  },
);

test.for([
  'Someone else was chosen.',
  'We picked another actor.',
  'The team has finalised somebody.',
  'We finalized a different candidate.',
  'We have gone with another face.',
  'The role is already filled.',
  'This part has been cast.',
  'The position was given away.',
  'The role is now locked.',
  'The part has been finalised.',
  'The role was taken.',
  'हमने किसी और को चुना है।',
  'इस भूमिका के लिए चयन हो गया है।',
])('finds the claim that the role is given in %j', (text) => {
  expect(saysSomeoneWasChosen(text)).toBe(true);
});

test.for([
  'We will not continue with your application.',
  'Thank you for another fine reading. We chose not to continue.',
  'Someone will write to you. You were not selected.',
  'We liked your role in the play.',
  'Your part of the form is complete. It was taken into account.',
  'आपका आवेदन हमने देखा।',
])('finds no such claim in %j', (text) => {
  expect(saysSomeoneWasChosen(text)).toBe(false);
});
