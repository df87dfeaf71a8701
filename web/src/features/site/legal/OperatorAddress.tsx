import { useOperator } from '#api/site-facts.ts';

/** Contact and postal address of the operator. */
export function OperatorAddress({ officer = false }: { officer?: boolean }) {
  const { name, address, email, phone, grievanceOfficer } = useOperator();
  return (
    <address className="rounded-card border border-line bg-card p-5 not-italic">
      {officer && (
        <>
          <strong>{grievanceOfficer}</strong>, Grievance Officer
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
