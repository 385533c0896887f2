import "./sign-in.css";
