interface CurrentContactProps {
  /** What it is called in a sentence. */
  thing: string;
  current: string | null;
}

/** Shows the email or mobile number that is valid until it is changed. */
export function CurrentContact({ thing, current }: CurrentContactProps) {
  if (!current) return <p>Your account has no {thing} yet.</p>;
  return (
    <p>
      Your current {thing}: <strong className="wrap-anywhere">{current}</strong>
    </p>
  );
}
