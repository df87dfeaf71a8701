interface NotAllProps {
  shown: number;
  total: number;
  /** Which of them are shown. */
  order: string;
}

/** Says that a list goes on beyond what is shown. */
export function NotAll({ shown, total, order }: NotAllProps) {
  if (shown >= total) return null;
  return (
    <p className="mb-3 text-muted text-sm">
      {shown} of {total} are shown: {order}.
    </p>
  );
}
