interface Born {
  age: number;
  date_of_birth: string;
}

const CELEBRATED = 3;

/**
 * Moves the birthdays of a few adults to the day the demo world is made, so that its home page shows some.
 */
export function celebrate<P extends Born>(people: P[], today: string): P[] {
  // Uses every fourth age, so that 29 February exists in the year of birth.
  const celebrated = new Set(people.filter(({ age }) => age >= 20 && age % 4 === 0).slice(-CELEBRATED));
  return people.map((person) =>
    celebrated.has(person)
      ? { ...person, date_of_birth: `${Number(today.slice(0, 4)) - person.age}${today.slice(4)}` }
      : person,
  );
}
