import { languages } from '@kirdaar/contract/rules/vocabulary';
import { citiesOf, countries, nationalities, statesOf } from '#features/talent/profile/places.ts';
import {
  type Asked,
  ask,
  need,
  type ProfileSection,
  yesOrNo,
} from '#features/talent/profile/profile-field.ts';

interface Circumstances extends Pick<Asked, 'country' | 'state'> {
  /** Today's date in India. */
  today: string;
  /** Whether a birth date is saved; it can then no longer be edited. */
  birthDateKept: boolean;
}

/** Step 1: personal information. */
export function personalSections({ country, state, today, birthDateKept }: Circumstances): ProfileSection[] {
  return [
    {
      title: 'Who you are',
      fields: [
        need('first_name', 'First Name', { autoComplete: 'given-name' }),
        ask('middle_name', 'Middle Name', { autoComplete: 'additional-name' }),
        need('last_name', 'Last Name', { autoComplete: 'family-name' }),
        need('date_of_birth', 'Date of Birth', {
          autoComplete: 'bday',
          max: today,
          locked: birthDateKept,
          hint: birthDateKept
            ? 'Only our support team can change a saved date of birth.'
            : 'Check it carefully. Once it is saved, only our support team can change it.',
          check: (day) => (day > today ? 'Enter a date in the past.' : undefined),
        }),
        need('gender', 'Gender', { type: 'radio' }),
        need('profileType', 'Profile Type'),
      ],
    },
    {
      title: 'Where you live',
      fields: [
        need('current_location', 'Current Location', { placeholder: 'Andheri West, Mumbai' }),
        need('city', 'City', { suggestions: citiesOf(country, state), autoComplete: 'address-level2' }),
        need('state', 'State', { suggestions: statesOf(country), autoComplete: 'address-level1' }),
        need('country', 'Country', { suggestions: countries, autoComplete: 'country-name' }),
        need('nationality', 'Nationality', { suggestions: nationalities }),
      ],
    },
    {
      title: 'Documents',
      fields: [
        need('passport', 'Passport', yesOrNo),
        need('driver_license', 'Driver License', yesOrNo),
        ask('cinta_card', 'CINTA Card', { placeholder: 'Member number, if you have one' }),
      ],
    },
    {
      title: 'Languages and skills',
      fields: [
        need('language', 'Language', {
          options: languages,
          hint: 'Every language you can act in. You can add languages that are not in the list.',
        }),
        ask('skills', 'Skills'),
        ask('hobbies', 'Hobbies', { placeholder: 'Painting, trekking' }),
        ask('sports', 'Sports', { placeholder: 'Cricket, badminton' }),
      ],
    },
    {
      title: 'Availability',
      fields: [
        ask('availabilities', 'Availabilities'),
        ask('SkillsData', 'Availability Categories', { hint: 'The kinds of work you are available for.' }),
      ],
    },
  ];
}
