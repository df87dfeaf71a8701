/** The place of an audition, or the link of an online meeting. */
export function Place({ place }: { place: string }) {
  const isLink = /^https:\/\/\S+$/.test(place);
  if (!isLink) return <span className="wrap-anywhere">{place}</span>;
  return (
    <a
      href={place}
      target="_blank"
      rel="noopener noreferrer"
      className="wrap-anywhere text-accent underline-offset-4 hover:underline"
    >
      {place}
    </a>
  );
}
