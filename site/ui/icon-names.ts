/** Names of the icons that content may choose; Icon.tsx draws each. */
export const iconNames = [
  "basin",
  "building",
  "calendar",
  "droplets",
  "hard-hat",
  "phone",
  "rings",
  "shield",
  "tent",
  "truck",
  "users",
  "warmth",
] as const;
