import { useOperator } from '#api/site-facts.ts';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/site/legal.ts';

/** Contact and postal address of the operator. */
export function OperatorAddress({ officer = false }: { officer?: boolean }) {
  const { name, address, email, phone, grievanceOfficer } = useOperator();
  return (
    <address className="rounded-card border border-line bg-card p-5 not-italic">
      {officer && (
        <>
          {sentence(words.officer(grievanceOfficer, (text) => <strong>{text}</strong>))}
          <br />
        </>
      )}
      {name}
      <br />
      {address}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
      <br />
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
    </address>
  );
}
