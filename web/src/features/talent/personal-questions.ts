import { languages } from '@kirdaar/contract/rules/vocabulary';
import { citiesOf, countries, nationalities, statesOf } from '#features/talent/places.ts';
import { type Asked, ask, need, type ProfileSection, yesOrNo } from '#features/talent/profile-field.ts';

interface Circumstances extends Pick<Asked, 'country' | 'state'> {
  /** The day in India. */
  today: string;
  /** Whether a birth date is kept: it cannot be changed by typing then. */
  birthDateKept: boolean;
}

/** Step 1: who the talent is. */
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
            ? 'It is saved. Only our support can change it.'
            : 'Please check it well: once saved, only our support can change it.',
          check: (day) => (day > today ? 'This day is still to come.' : undefined),
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
      title: 'Papers',
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
          hint: 'Every language you can act in, also those that are not in the list.',
        }),
        ask('skills', 'Skills'),
        ask('hobbies', 'Hobbies', { placeholder: 'Painting, trekking' }),
        ask('sports', 'Sports', { placeholder: 'Cricket, badminton' }),
      ],
    },
    {
      title: 'When you are free',
      fields: [
        ask('availabilities', 'Availabilities'),
        ask('SkillsData', 'Availability Categories', { hint: 'The kinds of work you are available for.' }),
      ],
    },
  ];
}
