interface FieldErrorProps {
  /** The id by which `aria-describedby` of the control refers to the error. */
  id: string;
  error: string | undefined;
}

/** The error of a control, if there is one. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={id} className="font-medium text-accent text-sm">
      {error}
    </p>
  );
}
