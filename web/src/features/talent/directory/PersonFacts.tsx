interface Person {
  /** In years, or the band of a child. */
  age: number | string | null;
  gender: string | null;
  city: string | null;
}

/** Shows age, gender and location of a person, with N/A for unknown facts. */
export function PersonFacts({ person, className }: { person: Person; className?: string }) {
  const facts = [
    ['Age', person.age],
    ['Gender', person.gender],
    ['Location', person.city],
  ];
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="inline text-muted">{label}: </dt>
          <dd className="inline font-medium">{value ?? 'N/A'}</dd>
        </div>
      ))}
    </dl>
  );
}
