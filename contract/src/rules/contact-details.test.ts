import { expect, test } from 'vitest';
import { findContactDetail } from '#rules/contact-details.ts';

test.each([
  'Call me on 98200 12345',
  'फ़ोन: ९८२०० १२३४५',
  'nine eight two zero zero one two three four five',
  'nau aath do shunya shunya ek do teen char paanch',
  'नौ आठ दो शून्य शून्य एक दो तीन चार पाँच',
  'Write to casting.head@gmail.com',
  'casting (at) lantern (dot) in',
  'Form: lanternfilms.in/kids',
  'https://forms.example/abc',
  'DM @lantern_films',
  'insta: lanternfilms',
  'My Instagram id lantern_kids',
  'WhatsApp par lantern_01',
])('finds the contact detail in %s', (text) => {
  expect(findContactDetail(text)).toBeDefined();
});

test.each([
  'We saw you in Tara’s film. Please apply by 2026-12-01, the shoot is 10-12 December 2026.',
  'The pay is ₹1,20,000 for 3 days, 4 hours a day.',
  'हमें आपकी प्रोफ़ाइल पसंद आई। ऑडिशन 12/12/2026 को 10:30 से 12:30 तक है।',
  'Please do one more scene. Do not bring props.',
  'We post the results on Instagram and WhatsApp nothing.',
])('finds none in %s', (text) => {
  expect(findContactDetail(text)).toBeUndefined();
});
