import { lazy, type ReactNode, Suspense } from 'react';

type Later = typeof import('../later.ts');

/** A part of `later.ts`, which is loaded when it is first drawn. */
export const lazily = <Name extends keyof Later>(name: Name): Later[Name] =>
  lazy(() =>
    import('../later.ts').then((parts) => ({ default: parts[name] as never })),
  ) as unknown as Later[Name];

interface ComingProps {
  /** How it looks until it is loaded, in the same size; it can't be used before. */
  look?: ReactNode;
  children: ReactNode;
}

export const Coming = ({ look, children }: ComingProps) => (
  <Suspense
    fallback={
      look && (
        <span inert className="contents">
          {look}
        </span>
      )
    }
  >
    {children}
  </Suspense>
);
