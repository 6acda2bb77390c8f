export const Brand = () => (
  <span className="flex items-center gap-2 font-semibold tracking-tight">
    <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width={22} height={22} />
    Credence
  </span>
);
