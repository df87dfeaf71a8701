interface PresentContactProps {
  /** What it is called. */
  thing: string;
  present: string | null;
}

/** The email or the number that counts until it is changed. */
export function PresentContact({ thing, present }: PresentContactProps) {
  if (!present) return <p>Your account has no {thing} yet.</p>;
  return (
    <p>
      Your {thing} now: <strong className="wrap-anywhere">{present}</strong>
    </p>
  );
}
