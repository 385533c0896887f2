import { LogOut } from "lucide-react";
import { useState } from "react";
import { signOut } from "../access/sign-out.ts";
import { Problem } from "../ui/Loaded.tsx";
import { words } from "../words.ts";

/** Signs out here; what was not sent is dropped, and says so before. */
export function SignOutButton() {
  const [problem, setProblem] = useState<string>();
  return (
    <>
      {problem && <Problem text={problem} />}
      <button
        type="button"
        onClick={() => signOut().catch((error: Error) => setProblem(error.message))}
        className="flex min-h-11 items-center gap-3 rounded-sm px-3 hover:underline"
      >
        <LogOut size={20} strokeWidth={1.5} aria-hidden="true" />
        {words.signOut}
      </button>
    </>
  );
}
