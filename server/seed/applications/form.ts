import type { Application } from '@kirdaar/contract/applications/applications';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import { fullName, handleOf, type Person } from '#seed/people/person.ts';

const genderInForm: Record<Gender, string> = { Male: 'Male', Female: 'Female', Other: 'Non-binary' };

/** The application form as this person filled it. A child's form contains no contact details. */
export function formOf(person: Person): Application['details'] {
  return {
    fullName: fullName(person),
    ...(person.age >= 18 && {
      email: person.email,
      phone: person.mobile,
      portfolioLink: portfolioOf(person),
      instagramLink: `https://social.example/${handleOf(person)}`,
    }),
    dob: person.date_of_birth,
    gender: genderInForm[person.gender],
    location: [person.city, person.state ?? person.country].join(', '),
    height: `${person.height} cm`,
    weight: `${person.weight} kg`,
    skinTone: person.skin_tone,
    hairColor: person.hair_color,
    eyeColor: person.eye_color,
    bodyType: person.body_type,
    actingExperience: experienceOf(person),
    keySkills: person.skills.join(', '),
    previousWork: sentence(person.work),
    courses: sentence(person.training),
  };
}

export function experienceOf({ age }: Person): string {
  const years = Math.max(1, Math.round((age - 17) / 3));
  if (age < 18) return 'School plays and a little camera work';
  return years === 1 ? '1 year' : `${years} years`;
}

export function portfolioOf(person: Person): string {
  return `https://portfolio.example/${handleOf(person)}`;
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
