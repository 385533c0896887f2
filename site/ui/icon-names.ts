/** Names of the icons that content may choose; Icon.tsx draws each. */
export const iconNames = [
  "building",
  "calendar",
  "droplets",
  "hard-hat",
  "heart",
  "phone",
  "shield",
  "sparkles",
  "tent",
  "thermometer",
  "truck",
  "users",
] as const;
