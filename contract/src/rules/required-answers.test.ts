import { expect, test } from 'vitest';
import { missingAnswers, requiredAnswers } from './required-answers.ts';
import { categories } from './vocabulary.ts';

const woman = { gender: 'Female', child: false };

test('requires every answer from an actor, and no measurements or looks from a voice artist', () => {
  const actor = requiredAnswers({ ...woman, profileType: 'ACTORS & ACTRESS' });
  const voice = requiredAnswers({ ...woman, profileType: 'VOICE OVER' });

  expect(actor).toEqual(expect.arrayContaining(['waist', 'bust', 'eye_color', 'imdb_profile', 'full_image']));
  expect(voice).toEqual(expect.arrayContaining(['language', 'portfolio_link', 'headshot_image']));
  expect(voice.filter((name) => /waist|bust|eye_color|height|full_image/.test(name))).toEqual([]);
});

test('requires the name, the language and a headshot from every profile type', () => {
  for (const profileType of [undefined, ...categories])
    expect(requiredAnswers({ ...woman, profileType })).toEqual(
      expect.arrayContaining(['first_name', 'language', 'headshot_image']),
    );
});

test('requires only the questions that each gender and age is asked', () => {
  const of = (gender: string, child = false) => requiredAnswers({ gender, child });

  expect(of('Male')).toContain('beard');
  expect(of('Male')).not.toContain('bust');
  expect(of('Female')).toContain('bust');
  expect(of('Female')).not.toContain('beard');
  expect(of('Female', true).filter((name) => /bust|hips|driver_license/.test(name))).toEqual([]);
});

test('counts an empty answer as missing, but neither a No nor an unanswered question about disabilities', () => {
  const filled = Object.fromEntries(requiredAnswers(woman).map((name) => [name, 'an answer']));

  const missing = missingAnswers(
    { ...filled, passport: false, disabilities: null, language: [], city: '' },
    woman,
  );

  expect(missing).toEqual(['city', 'language']);
});

test('asks each profile type only for the answers that its work needs', () => {
  const asks = (profileType: string) => {
    const asked: readonly string[] = requiredAnswers({ ...woman, profileType });
    return ['bust', 'driver_license', 'imdb_profile', 'audition_video', 'height'].filter((name) =>
      asked.includes(name),
    );
  };

  expect(asks('KIDS')).toEqual(['driver_license', 'audition_video', 'height']);
  expect(asks('INFLUENCERS')).toEqual(['height']);
  expect(asks('DANCERS')).toEqual(['audition_video', 'height']);
  expect(asks('Talent Agencies')).toEqual([]);
});

test.each([null, undefined, '', []])('counts %o as missing', (empty) => {
  expect(missingAnswers({ city: empty }, woman)).toContain('city');
  expect(missingAnswers({ city: ['Pune'] }, woman)).not.toContain('city');
});
