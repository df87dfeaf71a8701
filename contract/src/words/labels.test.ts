import { expect, test } from 'vitest';
import * as english from '#words/en/rules/places.ts';
import { call_title, pay_text } from '#words/hi/rules/calls.ts';
import { place_name } from '#words/hi/rules/places.ts';
import { language_names } from '#words/hi/rules/spoken-languages.ts';
import { skill_names } from '#words/hi/rules/talent.ts';

test('shows known values of a text in Hindi, and leaves the others', () => {
  expect(place_name('Andheri, Mumbai')).toBe('Andheri, मुंबई');
  expect(place_name('Lucknow, Uttar Pradesh')).toBe('लखनऊ, उत्तर प्रदेश');
  expect(place_name('Baramati')).toBe('Baramati');
  expect(language_names('Hindi / English; Bundeli')).toBe('हिंदी / अंग्रेज़ी; Bundeli');
  expect(skill_names('Acrobatics/Gymnastics, yoga, juggling')).toBe('एक्रोबेटिक्स/जिम्नास्टिक, योग, juggling');
  expect(call_title('Lead · Web Series')).toBe('Lead · वेब सीरीज़');
  expect(pay_text('Paid, ₹3,000 a day')).toBe('पैसे मिलेंगे, ₹3,000 a day');
  expect(english.place_name('Andheri, Mumbai')).toBe('Andheri, Mumbai');
});
