import type { Project } from '@kirdaar/contract/content';
import { Link } from 'react-router';
import { path } from '#paths.ts';

interface ProjectCardProps {
  project: Pick<Project, 'id' | 'film_title' | 'type' | 'genre' | 'released_year' | 'image_url'>;
  /** Whether its poster may wait until it is scrolled to. */
  lazy: boolean;
}

/** A project in the list: its poster, and what it is. */
export function ProjectCard({ project, lazy }: ProjectCardProps) {
  const { id, film_title, type, genre, released_year, image_url } = project;
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-lg border border-line bg-sunken shadow-card">
        <img
          src={image_url}
          alt=""
          width="480"
          height="640"
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
          className="aspect-3/4 w-full object-cover transition-transform duration-300 group-hover:scale-[1.03]"
        />
      </div>
      <h2 className="wrap-anywhere mt-3.5 text-lg leading-snug sm:text-xl">
        <Link
          to={path('projectDetails', { id })}
          className="after:absolute after:inset-0 group-hover:text-accent"
        >
          {film_title}
        </Link>
      </h2>
      <p className="mt-0.5 text-muted text-sm">
        {type}, {released_year}
        <br />
        {genre}
      </p>
    </article>
  );
}
