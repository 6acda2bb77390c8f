/**
 * Class names put together. Nothing is replaced by what comes later: what a component is by itself stands in `app.css`, in a layer
 * below the utilities, so that a utility at the place where it is used always wins.
 */
export { clsx as cn } from 'clsx';
