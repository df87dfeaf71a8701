import { expect, test } from 'vitest';
import { applicantNameOf } from './guardianship.ts';

test('names an applicant in full, and a child by the first name', () => {
  expect(applicantNameOf({ is_child: false, name: 'Asha Devi Rao' })).toBe('Asha Devi Rao');
  expect(applicantNameOf({ is_child: true, name: 'Tara Rao' })).toBe('Tara');
});
