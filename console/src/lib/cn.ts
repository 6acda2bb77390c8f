import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Class names put together, where a later one replaces an earlier one of the same kind. */
export const cn = (...values: ClassValue[]): string => twMerge(clsx(values));
